/** The words of a job as they stand in the page: what is compared when the guide has changed. */
export interface JobText {
  readonly steps: readonly string[];
  /** The other parts of the job by their label, `Danger`, `You need`, `Stop if` and so on. */
  readonly parts: Readonly<Record<string, string>>;
}

/** A job as the page holds it now. */
export interface Job {
  /** Id of its heading. */
  readonly id: string;
  /** `4.7`; empty if it has none. */
  readonly number: string;
  readonly title: string;
  readonly text: JobText;
  /** Nothing is to be read or fetched before its first step. */
  readonly beginsAtOnce: boolean;
}
