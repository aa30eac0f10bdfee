declare module 'guide-metadata' {
  const metadata: {
    readonly permalink: string;
    readonly frontMatter: Readonly<Record<string, unknown>>;
  };
  export default metadata;
}

declare module 'guide-contents' {
  const contents: readonly {
    readonly value: string;
    readonly id: string;
    readonly level: number;
    readonly number?: string;
  }[];
  export default contents;
}
