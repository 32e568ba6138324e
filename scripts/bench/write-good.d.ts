declare module 'write-good' {
  /** What it finds wrong with a text. */
  export default function writeGood(text: string): { index: number; reason: string }[];
}
