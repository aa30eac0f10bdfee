import { fileOf, type View } from './screenshot';

/** A page that shows all pictures, the four views of a place side by side. */
export function contactSheet(views: readonly View[], printed: readonly string[]): string {
  const names = [...new Set(views.map(({ place }) => place.name))];
  const rows = names.map((name) => {
    const ofPlace = views.filter(({ place }) => place.name === name);
    return section(name, ofPlace.map(fileOf));
  });
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>Contact sheet</title>
<style>
  body { font: 14px/1.4 sans-serif; margin: 16px; background: #888; color: #000; }
  section { margin-block-end: 32px; }
  div { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; }
  img { height: 420px; border: 1px solid #000; background: #fff; }
  figure { margin: 0; }
</style>
<h1>Contact sheet</h1>
${rows.join('\n')}
${section('print', printed)}
<p><a href="print.pdf">The whole print</a></p>
</html>
`;
}

function section(name: string, files: readonly string[]): string {
  const figures = files.map(
    (file) =>
      `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a>` +
      `<figcaption>${file}</figcaption></figure>`,
  );
  return `<section><h2>${name}</h2><div>${figures.join('')}</div></section>`;
}
