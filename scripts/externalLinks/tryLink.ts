/** What came of asking for an address. */
export type Verdict =
  | { readonly kind: 'answers' }
  /** It answers under another address for good: the link should name that one. */
  | { readonly kind: 'moved'; readonly to: string }
  /** It refuses programs or asks for patience; whether readers reach it is not known. */
  | { readonly kind: 'refuses'; readonly status: number }
  | { readonly kind: 'gone'; readonly status: number }
  /** It answered wrongly: a fault of the server, or no answer that a browser could use. */
  | { readonly kind: 'fails'; readonly why: string }
  | { readonly kind: 'silent'; readonly afterMs: number };

export interface TryOptions {
  /** How long an answer may take, in milliseconds. */
  readonly patienceMs: number;
  /** How often an address is asked that failed or was silent. */
  readonly tries: number;
}

/** Statuses with which sites turn programs away that they would answer a browser. */
const refusals = new Set([401, 403, 405, 406, 429, 451, 999]);

const permanent = new Set([301, 308]);

/** More steps than this go round in a circle. */
const mostRedirects = 10;

interface Chain {
  readonly response: Response;
  readonly address: string;
  readonly isPermanent: boolean;
}

/** Follows redirects by hand, to tell those for good from those for now. */
async function follow(address: string, signal: AbortSignal): Promise<Chain> {
  let [at, isPermanent] = [address, true];
  for (let step = 0; step <= mostRedirects; step++) {
    const response = await fetch(at, {
      redirect: 'manual',
      signal,
      headers: { 'user-agent': 'Mozilla/5.0 (link check of a documentation site)', accept: '*/*' },
    });
    // Only the head of the answer counts.
    await response.body?.cancel();
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null)
      return { response, address: at, isPermanent: isPermanent && at !== address };
    isPermanent &&= permanent.has(response.status);
    at = new URL(location, at).href;
  }
  throw new Error(`more than ${String(mostRedirects)} redirects`);
}

const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
};

const withoutHash = (address: string): string => address.split('#')[0] ?? address;

async function tryOnce(address: string, patienceMs: number): Promise<Verdict> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const { response, address: end, isPermanent } = await follow(withoutHash(address), signal);
    const { status } = response;
    if (status === 404 || status === 410) return { kind: 'gone', status };
    if (refusals.has(status)) return { kind: 'refuses', status };
    if (status >= 400) return { kind: 'fails', why: `status ${String(status)}` };
    return isPermanent ? { kind: 'moved', to: end } : { kind: 'answers' };
  } catch (error) {
    if (signal.aborted) return { kind: 'silent', afterMs: patienceMs };
    return { kind: 'fails', why: causeOf(error) };
  }
}

/** Asks for an address, again if it failed or was silent. Never throws: whatever happens is a verdict. */
export async function tryLink(address: string, options: TryOptions): Promise<Verdict> {
  let verdict = await tryOnce(address, options.patienceMs);
  for (let time = 1; time < options.tries; time++) {
    if (verdict.kind !== 'fails' && verdict.kind !== 'silent') break;
    verdict = await tryOnce(address, options.patienceMs);
  }
  return verdict;
}
