/** What is wrong in a block of code. */
export interface CodeFault {
  /** Line within the code, from 1. */
  line: number;
  message: string;
  /** The repair, where the parser knows it. */
  hint?: string;
}

/** Parses a block of code. */
export type CodeParser = (source: string) => CodeFault | undefined | Promise<CodeFault | undefined>;
