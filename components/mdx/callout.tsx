import { Callout as FumadocsCallout } from 'fumadocs-ui/components/callout';
import type { ComponentProps } from 'react';
import { CircleCheck, CircleX, Info, Lightbulb, TriangleExclamationPoint } from '@/components/ui/icons';
import type { Messages } from '@/lib/i18n/messages';

const icons = {
  info: Info,
  warning: TriangleExclamationPoint,
  error: CircleX,
  success: CircleCheck,
  idea: Lightbulb,
};

interface CalloutProps extends Pick<ComponentProps<typeof FumadocsCallout>, 'title' | 'children'> {
  type?: keyof typeof icons | 'warn';
  texts: Messages['callout'];
}

/** A note beside the text, with the icon of its type, whose name is read to those who cannot see it. */
export function Callout({ type: givenType = 'info', texts, ...props }: CalloutProps) {
  const type = givenType === 'warn' ? 'warning' : givenType;
  const Icon = icons[type];
  return (
    <FumadocsCallout
      {...props}
      type={type}
      role="note"
      aria-label={texts[type]}
      icon={<Icon className="size-5 -me-0.5 shrink-0 fill-(--callout-color) text-fd-card" />}
      className="rounded-lg shadow-none"
    />
  );
}
