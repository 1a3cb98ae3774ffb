import type { DiagramStep } from '@/lib/diagrams/describe-diagram';

/** What a diagram shows as a list; what happens within a block is a list of its own. */
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
