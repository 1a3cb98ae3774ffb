import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  description?: string;
  children?: ReactNode;
}

/** Shows the title and description of a page, and what else stands above its text. */
export function PageHeader({ title, description, children }: PageHeaderProps) {
  return (
    <header className="mb-8">
      <h1 className="text-3xl font-bold tracking-tight wrap-anywhere sm:text-[2.375rem] sm:leading-tight">{title}</h1>
      {description && (
        <p className="mt-3 max-w-prose text-pretty text-lg leading-relaxed text-fd-muted-foreground">{description}</p>
      )}
      {children}
    </header>
  );
}
