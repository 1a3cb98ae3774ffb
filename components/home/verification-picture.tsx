import type { HomeSectionProps } from './section';

/** A verification drawn as a flow: selfie and document go in, a decision with a score comes out. */
export function VerificationPicture({ texts }: Pick<HomeSectionProps, 'texts'>) {
  return (
    <svg
      viewBox="0 0 480 360"
      role="img"
      aria-label={texts.picture}
      className="w-full max-w-lg justify-self-center"
      fill="none"
    >
      <g className="stroke-fd-primary/45" strokeWidth="2" strokeDasharray="4 6" strokeLinecap="round">
        <path d="M152 92h44c22 0 22 38 44 38h6M152 262h44c22 0 22-32 44-32h6M354 130h10c18 0 18 50 36 50M354 230h10c18 0 18-50 36-50" />
      </g>
      <Frame x={24} y={24} width={128} height={136} label={texts.pictureSelfie}>
        <circle cx="88" cy="74" r="20" />
        <path d="M56 122c3-21 16-30 32-30s29 9 32 30" />
        <path d="M46 58V46h12M118 46h12v12M130 106v12h-12M58 118H46v-12" className="stroke-fd-primary" />
      </Frame>
      <Frame x={24} y={196} width={128} height={132} label={texts.pictureDocument}>
        <rect x="44" y="216" width="88" height="60" rx="6" />
        <circle cx="64" cy="238" r="8" />
        <path d="M52 262c1-9 6-13 12-13s11 4 12 13M88 232h32M88 246h32M88 260h20" />
      </Frame>
      <Step y={106} label={texts.pictureLiveness} value="0.97" />
      <Step y={206} label={texts.pictureMatch} value="0.94" />
      <g>
        <circle cx="428" cy="180" r="34" className="fill-fd-primary" />
        <path
          d="m414 181 10 10 19-21"
          className="stroke-fd-primary-foreground"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <text x="428" y="240" textAnchor="middle" className="fill-fd-foreground text-[13px] font-semibold">
          {texts.pictureDecision}
        </text>
      </g>
    </svg>
  );
}

interface FrameProps {
  x: number;
  y: number;
  width: number;
  height: number;
  label: string;
  children: React.ReactNode;
}

function Frame({ x, y, width, height, label, children }: FrameProps) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="14"
        className="fill-fd-background stroke-fd-border"
        strokeWidth="1.5"
      />
      <g className="stroke-fd-muted-foreground" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
      <text
        x={x + width / 2}
        y={y + height - 12}
        textAnchor="middle"
        className="fill-fd-muted-foreground text-[13px] font-medium"
      >
        {label}
      </text>
    </g>
  );
}

function Step({ y, label, value }: { y: number; label: string; value: string }) {
  return (
    <g>
      <rect
        x="246"
        y={y}
        width="108"
        height="48"
        rx="10"
        className="fill-fd-background stroke-fd-primary"
        strokeWidth="1.5"
      />
      <text x="300" y={y + 20} textAnchor="middle" className="fill-fd-muted-foreground text-[12px] font-medium">
        {label}
      </text>
      <text x="300" y={y + 38} textAnchor="middle" className="fill-fd-primary font-mono text-[14px] font-semibold">
        {value}
      </text>
    </g>
  );
}
