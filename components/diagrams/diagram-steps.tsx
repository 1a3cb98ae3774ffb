import type { DiagramStep } from '@/lib/diagrams/describe-diagram';

/** What a diagram shows, as a list; the steps inside a block form a nested list. */
export function DiagramSteps({ steps }: { steps: readonly DiagramStep[] }) {
  return (
    <ul className="diagram-steps">
      {steps.map(({ text, steps: inner }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps can say the same, and their order never changes
        <li key={index}>
          {text}
          {inner && <DiagramSteps steps={inner} />}
        </li>
      ))}
    </ul>
  );
}
