import type { Drawing } from '@/lib/diagrams/drawing';
import { toPaths } from '@/lib/diagrams/svg/to-paths';
import { toTexts } from '@/lib/diagrams/svg/to-texts';
import { DiagramLines } from './diagram-lines';

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
    >
      <desc id={id}>{description}</desc>
      {toPaths(drawing).map(({ look, data }) => (
        <path key={data} className={`diagram-${look}`} d={data} />
      ))}
      {toTexts(drawing).map((text) => (
        <DiagramLines key={`${text.x} ${text.y}`} {...text} />
      ))}
    </svg>
  );
}
