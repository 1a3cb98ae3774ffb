/** The button that copies the code of the figure that it lies in, and what says so. `CodeCopier` does the work. */
export function CopyButton({ label }: { label: string }) {
  return (
    <>
      <button type="button" aria-label={label} className="copy-button" />
      <span role="status" className="sr-only" />
    </>
  );
}
