import { Callout as FumadocsCallout } from 'fumadocs-ui/components/callout';
import type { ComponentProps } from 'react';
import { CircleCheck, CircleX, Info, Lightbulb, TriangleExclamationPoint } from '@/components/ui/icons';
import type { Messages } from '@/lib/i18n/messages';
import { type CalloutType, calloutKinds } from '@/lib/mdx/callout-kinds';

const icons = {
  info: Info,
  warning: TriangleExclamationPoint,
  error: CircleX,
  success: CircleCheck,
  idea: Lightbulb,
};

interface CalloutProps extends Pick<ComponentProps<typeof FumadocsCallout>, 'title' | 'children'> {
  type?: CalloutType;
  texts: Messages['callout'];
}

/** A note beside the text, with the icon of its type, whose name is read to those who cannot see it. */
export function Callout({ type = 'info', texts, ...props }: CalloutProps) {
  const kind = calloutKinds[type];
  const Icon = icons[kind];
  return (
    <FumadocsCallout
      {...props}
      type={kind}
      role="note"
      aria-label={texts[kind]}
      icon={<Icon className="size-5 -me-0.5 shrink-0 fill-(--callout-color) text-fd-card" />}
      className="rounded-lg shadow-none"
    />
  );
}
