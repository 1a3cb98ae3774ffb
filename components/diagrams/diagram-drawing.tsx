import type { Drawing } from '@/lib/diagrams/drawing';
import { toSvgHtml } from '@/lib/diagrams/svg/to-svg-html';

interface DiagramDrawingProps {
  drawing: Drawing;
  /** Id of the description, unique on the page. */
  id: string;
  /** Accessible name of the picture. */
  title: string;
  /** What it shows, for people who cannot see it. */
  description: string;
}

/** A diagram as a picture at its natural size. Half a pixel on each side keeps thin lines on whole pixels. */
export function DiagramDrawing({ drawing, id, title, description }: DiagramDrawingProps) {
  const [width, height] = [drawing.width + 1, drawing.height + 1];
  return (
    <svg
      className="diagram-drawing"
      role="img"
      aria-label={title}
      aria-describedby={id}
      width={width}
      height={height}
      viewBox={`-0.5 -0.5 ${width} ${height}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: built from the drawing at build time, with its text escaped
      dangerouslySetInnerHTML={{ __html: toSvgHtml(drawing, { id, text: description }) }}
    />
  );
}
