const readable = (pathname: string): boolean => {
  try {
    decodeURI(pathname);
    return true;
  } catch {
    return false;
  }
};

/**
 * The path in the form that the site's routes know.
 *
 * @param pathname the path of the address, as the browser gives it
 * @param baseUrl the site's base path, with slashes at both ends
 */
export function cleanPath(pathname: string, baseUrl: string): string {
  const path = readable(pathname) ? pathname : pathname.replaceAll('%', '%25');
  const bare = path.replace(/\.html$/, '');
  return bare === `${baseUrl}index` ? baseUrl : bare;
}
