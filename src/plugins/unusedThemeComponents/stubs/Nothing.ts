/** Replaces a theme component that would render nothing on any page of this site. */
export default function Nothing(): null {
  return null;
}
