import type { Drawing } from '@/lib/diagrams/drawing';
import { toSvgHtml } from '@/lib/diagrams/svg/to-svg-html';

interface DiagramDrawingProps {
  drawing: Drawing;
  /** Id of the description, unique on the page. */
  id: string;
  /** What the picture is called. */
  title: string;
  /** What it shows, for people who do not see it. */
  description: string;
}

/** A diagram as a picture in its natural size. Half a pixel at each side keeps thin lines on whole pixels. */
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of the drawing at build, whose texts are text in it
      dangerouslySetInnerHTML={{ __html: toSvgHtml(drawing, { id, text: description }) }}
    />
  );
}
