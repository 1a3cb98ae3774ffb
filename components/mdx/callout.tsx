import { Callout as FumadocsCallout } from 'fumadocs-ui/components/callout';
import type { ComponentProps } from 'react';
import { CircleCheck, CircleX, Info, Lightbulb, TriangleExclamationPoint } from '@/components/ui/icons';

const icons = {
  info: Info,
  warn: TriangleExclamationPoint,
  warning: TriangleExclamationPoint,
  error: CircleX,
  success: CircleCheck,
  idea: Lightbulb,
};

type CalloutProps = Omit<ComponentProps<typeof FumadocsCallout>, 'icon'>;

/** A note beside the text, with the icon of its type. */
export function Callout({ type = 'info', ...props }: CalloutProps) {
  const Icon = icons[type];
  const icon = <Icon className="size-5 -me-0.5 shrink-0 fill-(--callout-color) text-fd-card" />;
  return <FumadocsCallout {...props} type={type} icon={icon} />;
}
