/**
 * `npm run links`: tries every external link of the build there is and prints a report in Markdown. It
 * ends well whatever the links do: what other sites answer is no fault of the guide.
 */
import { appendFileSync } from 'node:fs';
import { wholePage } from './builtSite/wholePage';
import { atMost } from './checks/atMost';
import { externalLinks, reportOf } from './externalLinks/report';
import { tryLink } from './externalLinks/tryLink';

/** Links tried at a time. */
const atOnce = 8;

async function report(): Promise<void> {
  const page = wholePage('build').window.document;
  const tried = await atMost(atOnce, externalLinks(page), async (link) => ({
    ...link,
    verdict: await tryLink(link.address, { patienceMs: 20_000, tries: 3 }),
  }));
  const words = reportOf(tried);
  console.log(words);
  // The page of a run of the workflow shows it.
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, words);
}

report().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
});
