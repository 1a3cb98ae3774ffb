import type { ReactNode } from 'react';

function DocsTitle({ children }: { children: ReactNode }) {
  return (
    <h1 className="text-3xl font-bold tracking-tight wrap-anywhere sm:text-[2.375rem] sm:leading-tight">{children}</h1>
  );
}

function DocsDescription({ children }: { children: ReactNode }) {
  if (!children) return null;
  return <p className="mt-3 max-w-prose text-pretty text-lg leading-relaxed text-fd-muted-foreground">{children}</p>;
}

interface PageHeaderProps {
  title: string;
  description?: string;
  children?: ReactNode;
}

/** Title and description of a page, and what else stands above its text. */
export function PageHeader({ title, description, children }: PageHeaderProps) {
  return (
    <header className="mb-8">
      <DocsTitle>{title}</DocsTitle>
      <DocsDescription>{description}</DocsDescription>
      {children}
    </header>
  );
}
