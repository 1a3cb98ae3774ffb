import type { DiagramText } from '@/lib/diagrams/svg/to-texts';

/** A text of a drawing, each of its lines below the other. */
export function DiagramLines({ role, align, x, y, lines, lineHeight }: DiagramText) {
  const className = align === 'middle' ? `diagram-${role}` : `diagram-${role} diagram-${align}`;
  if (lines.length === 1) {
    return (
      <text className={className} x={x} y={y}>
        {lines[0]}
      </text>
    );
  }
  return (
    <text className={className} y={y}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines can say the same, and their order never changes
        <tspan key={index} x={x} dy={index === 0 ? undefined : lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
