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
      <h1 className="page-title">{title}</h1>
      {description && <p className="page-lead">{description}</p>}
      {children}
    </header>
  );
}
