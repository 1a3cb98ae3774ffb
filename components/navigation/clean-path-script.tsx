import { InlineScript } from '@/components/ui/inline-script';
import { env } from '@/lib/config/env';

/**
 * Cleans up the address before the router reads it.
 * @param props.isMissing true for the document that hosts serve at unknown addresses
 */
export function CleanPathScript({ isMissing }: { isMissing: boolean }) {
  return (
    <InlineScript
      entry="components/navigation/clean-path.script.ts"
      data-base={env.NEXT_PUBLIC_BASE_PATH}
      data-is-missing={isMissing || undefined}
    />
  );
}
