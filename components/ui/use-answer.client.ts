'use client';

import { useEffect, useState } from 'react';

/** How long an answer is shown, in milliseconds. */
const answerTime = 2000;

/** State for the answer to something that a reader has done, such as a confirmation. It is taken back after a moment. */
export function useAnswer<Answer>() {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (answer === undefined) return;
    const timer = setTimeout(() => setAnswer(undefined), answerTime);
    return () => clearTimeout(timer);
  }, [answer]);
  return [answer, setAnswer] as const;
}
