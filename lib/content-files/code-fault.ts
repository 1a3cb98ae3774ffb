/** What is wrong in a block of code. */
export interface CodeFault {
  /** Line within the code, from 1. */
  line: number;
  message: string;
}

/** Parses a block of code. */
export type CodeParser = (source: string) => CodeFault | undefined | Promise<CodeFault | undefined>;
