import type { Messages } from '@/lib/i18n/messages';
import { ProblemActions } from './problem-actions';

/** What is said and offered when the search fails. */
export type SearchProblemTexts = Pick<Messages['searchModal'], 'errorScreen' | 'errorActions'>;

interface SearchProblemProps {
  onRetry: () => void;
  texts: SearchProblemTexts;
}

/** Says that the search failed, and offers to retry. */
export function SearchProblem({ onRetry, texts }: SearchProblemProps) {
  return (
    <div role="alert" className="rounded-xl border border-fd-error p-5">
      <p className="font-semibold">{texts.errorScreen.titleText}</p>
      <p className="text-fd-muted-foreground">{texts.errorScreen.helpText}</p>
      <ProblemActions onRetry={onRetry} texts={texts.errorActions} />
    </div>
  );
}
