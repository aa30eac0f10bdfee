import type { BrowserContext } from '@playwright/test';

/** What the console of a page said, as one line. */
interface Said {
  readonly text: string;
  /** The address of the script or the resource it is about. */
  readonly about: string;
}

/** Hears every console warning and error, and every uncaught one, of all pages of a context. */
export class ConsoleWatch {
  private readonly said: Said[] = [];
  private readonly missingDocuments = new Set<string>();
  private readonly allowed: RegExp[] = [];

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      // The tests block the worker themselves; see playwright.config.ts.
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      this.said.push({
        text: `${message.type()}: ${message.text()}`,
        about: message.location().url,
      });
    });
    context.on('weberror', (webError) => {
      const error = webError.error();
      this.said.push({ text: `uncaught: ${error.stack ?? String(error)}`, about: '' });
    });
    context.on('response', (response) => {
      const isDocument = response.request().resourceType() === 'document';
      if (isDocument && response.status() === 404) this.missingDocuments.add(response.url());
    });
  }

  /** Expects a message in this test, matched against its text and the address it is about. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  /** Everything that was heard so far, expected or not. */
  all(): string[] {
    return this.said.map(asLine);
  }

  /** What was heard and not expected. The 404 of the document itself is no fault of the page. */
  unexpected(): string[] {
    return this.said
      .filter(
        ({ text, about }) => !(text.includes('status of 404') && this.missingDocuments.has(about)),
      )
      .map(asLine)
      .filter((line) => !this.allowed.some((pattern) => pattern.test(line)));
  }
}

function asLine({ text, about }: Said): string {
  return about === '' ? text : `${text} (${about})`;
}
