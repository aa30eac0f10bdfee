declare module 'guide-metadata' {
  const metadata: {
    readonly permalink: string;
    readonly frontMatter: Readonly<Record<string, unknown>>;
  };
  export default metadata;
}
