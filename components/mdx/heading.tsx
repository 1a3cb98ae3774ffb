import type { ComponentProps } from 'react';

/**
 * A heading that links to itself; a click on the sign after its text also copies the address (`HeadingLinkCopier`). One that is not
 * seen, such as that of the footnotes, is no link, which would take the focus out of sight.
 */
export function createHeading(Level: 'h2' | 'h3' | 'h4') {
  return function Heading({ children, ...props }: ComponentProps<'h2'>) {
    const { id, className } = props;
    if (!id || className?.includes('sr-only')) return <Level {...props}>{children}</Level>;
    return (
      <Level {...props}>
        <a href={`#${id}`} className="heading-anchor">
          {children}
          <span className="heading-sign" />
        </a>
      </Level>
    );
  };
}
