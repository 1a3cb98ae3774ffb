import type { ComponentProps } from 'react';

/** A heading that links to itself; a click on the sign after its text also copies the address (`HeadingLinkCopier`). */
export function createHeading(Level: 'h2' | 'h3' | 'h4') {
  return function Heading({ id, children, ...props }: ComponentProps<'h2'>) {
    if (!id) return <Level {...props}>{children}</Level>;
    return (
      <Level id={id} {...props}>
        <a href={`#${id}`} className="heading-anchor">
          {children}
          <span className="heading-sign" />
        </a>
      </Level>
    );
  };
}
