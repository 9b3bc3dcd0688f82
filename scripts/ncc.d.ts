declare module '@vercel/ncc' {
  interface Options {
    cache?: boolean | string;
    quiet?: boolean;
    esm?: boolean;
    externals?: Record<string, string>;
  }
  export default function ncc(
    input: string,
    options: Options,
  ): Promise<{ code: string; assets: Record<string, { source: Buffer | string }> }>;
}
