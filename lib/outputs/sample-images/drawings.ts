/** Drawings in SVG, from which the sample images of test mode are rendered. Nobody in them exists. */

interface Person {
  skin: string;
  hair: string;
  shirt: string;
  /** What is drawn over the face, such as glasses. */
  extra?: string;
  /** How far the head is turned to the person's left, from 0 to 1. */
  turn?: number;
}

export const people = {
  applicant: { skin: '#c98d63', hair: '#2b211c', shirt: '#1f6f78' },
  other: {
    skin: '#e8b98f',
    hair: '#8a8f96',
    shirt: '#7a3b4f',
    extra:
      '<g fill="#ffffff55" stroke="#22262b" stroke-width="9"><circle cx="299" cy="298" r="46"/><circle cx="438" cy="298" r="46"/><path d="M345 292h47" fill="none"/></g><path d="M262 452c20 100 190 100 212 0 14 60-20 112-106 112s-120-52-106-112z" fill="#8a8f96"/>',
  },
} satisfies Record<string, Person>;

/** A mask over mouth and nose, and sunglasses. */
export const cover =
  '<path d="M232 366c40-34 92-40 136-18 44-22 96-16 136 18l-20 110c-26 50-66 68-116 68s-90-18-116-68z" fill="#dfeef2" stroke="#a9c4cc" stroke-width="5"/><path d="M250 410h236M256 456h224" stroke="#a9c4cc" stroke-width="5"/><g fill="#15181c"><rect x="236" y="258" width="118" height="76" rx="30"/><rect x="382" y="258" width="118" height="76" rx="30"/><path d="M350 276h36v14h-36z"/></g>';

/** A person from the shoulders up in 736 × 920: the face is in the box that the example of face detection returns. */
export function drawPerson({ skin, hair, shirt, extra = '', turn = 0 }: Person): string {
  const shift = Math.round(turn * 62);
  const width = 1 - turn * 0.22;
  const eyes = [299, 438].map(
    (x) =>
      `<ellipse cx="${x}" cy="298" rx="25" ry="14" fill="#fff"/><circle cx="${x}" cy="298" r="12" fill="#33241c"/><circle cx="${x + 4}" cy="294" r="4" fill="#fff"/><path d="M${x - 32} 262q32-22 64 0" fill="none" stroke="${hair}" stroke-width="10" stroke-linecap="round"/>`,
  );
  return [
    `<path d="M60 930c10-190 130-262 250-276h116c120 14 240 86 250 286z" fill="${shirt}"/>`,
    `<path d="M300 500h136v150c-30 48-106 48-136 0z" fill="${skin}"/><path d="M300 548c40 40 96 40 136 0v30c-40 34-96 34-136 0z" fill="#00000022"/>`,
    `<path d="M196 356c-26-170 60-262 172-262s198 92 172 262l-20-10V300H216v46z" fill="${hair}"/>`,
    `<g fill="${skin}"><ellipse cx="214" cy="346" rx="20" ry="40"/><ellipse cx="522" cy="346" rx="20" ry="40"/>`,
    '<ellipse cx="367" cy="344" rx="155" ry="196"/></g>',
    `<path d="M212 318c0-120 60-180 155-180s156 60 156 180c-30-70-60-96-96-104-70 40-150 36-215 104z" fill="${hair}"/>`,
    `<g transform="translate(${367 + shift} 0) scale(${width} 1) translate(-367 0)">${eyes.join('')}`,
    '<path d="M368 306c-4 34-22 58-20 70 8 10 32 10 40 0" fill="none" stroke="#00000055" stroke-width="8" stroke-linecap="round"/>',
    '<path d="M314 449c34 26 76 26 110-2-30-14-80-14-110 2z" fill="#9d4a44"/>',
    `${extra}</g>`,
  ].join('');
}

/** A room without anybody in it. */
export const room =
  '<path fill="#d9d2c5" d="M0 0h736v920H0z"/><path fill="#b79f80" d="M0 690h736v230H0z"/><path fill="#fff" d="M400 110h250v300H400z"/><path fill="#a9cfe0" d="M420 130h96v260h-96zm114 0h96v260h-96z"/><path fill="#6d4c36" d="M120 600h190v24H120zm14 24h18v190h-18zm144 0h18v190h-18zM120 370h24v230h-24zm166 0h24v230h-24zm-142 40h142v26H144zm0 74h142v26H144z"/><path fill="#a4532f" d="m470 640 22 170h110l22-170z"/><g fill="#3f7d4e"><path d="M545 640c-90-60-120-130-96-214 70 40 100 110 96 214z"/><path d="M548 640c90-60 120-130 96-214-70 40-100 110-96 214z"/><path d="M540 640c-14-110-8-190 8-260 22 70 26 150 8 260z"/></g>';

/** A wall in one colour, lighter at one side. */
export function drawWall(color: string, light: string): string {
  return `<defs><linearGradient id="wall"><stop stop-color="${light}"/><stop offset="1" stop-color="${color}"/></linearGradient></defs><path fill="url(#wall)" d="M0 0h736v920H0z"/>`;
}

/** A phone that is held up to the camera and shows a picture. */
export function drawScreen(picture: string): string {
  const lines = Array.from({ length: 24 }, (_, index) => `M100 ${106 + index * 30}h536`).join('');
  return [
    '<path fill="#3a3f46" d="M0 0h736v920H0z"/><rect x="78" y="40" width="580" height="850" rx="52" fill="#0c0d10"/>',
    `<svg x="100" y="92" width="536" height="730" viewBox="0 60 736 860" preserveAspectRatio="xMidYMid slice">${picture}</svg>`,
    `<path d="${lines}" stroke="#00000014" stroke-width="12"/><path d="M430 92h206v300L300 822H150z" fill="#ffffff2b"/>`,
    '<circle cx="368" cy="66" r="9" fill="#30343b"/><rect x="298" y="850" width="140" height="10" rx="5" fill="#30343b"/>',
    '<g fill="#b57f5b"><path d="M0 560c60-30 100-20 104 20s-50 40-104 60zM0 680c60-30 96-20 100 16s-46 44-100 64z"/><path d="M736 620c-60-40-98-30-102 10s60 60 102 76z"/></g>',
  ].join('');
}

/** A right hand with three fingers extended, in the box that the example of hand detection returns, before a wall. */
export const hand =
  '<path fill="#1f6f78" d="M300 920c0-100 80-160 180-170s190 40 256 170zM112 920l28-116h150l24 116z"/><g fill="#c98d63"><path d="M150 690h132l20 130H132z"/><rect x="120" y="560" width="196" height="157" rx="62"/><rect x="136" y="424" width="44" height="210" rx="22" transform="rotate(-9 158 600)"/><rect x="192" y="402" width="46" height="220" rx="23"/><rect x="248" y="420" width="44" height="210" rx="22" transform="rotate(8 270 600)"/><path d="M104 566c16-16 44-8 50 16l14 60-44 20c-22-30-36-72-20-96z"/></g><path d="M336 590c14 16 8 36-12 44l-118 44c-22 6-40-24-18-38l112-56c14-8 28-6 36 6z" fill="#bd8058"/><g fill="none" stroke="#00000022" stroke-width="5" stroke-linecap="round"><path d="M140 640c30 14 60 14 90-4M128 590c6 22 14 34 26 40"/></g>';

/** Wavy lines as on the paper of documents, over a width and height. */
export function drawPaper(width: number, height: number, [background, line]: [string, string]): string {
  const waves = Array.from({ length: Math.ceil(height / 44) }, (_, index) => {
    const y = index * 44;
    return `M0 ${y}q${width / 8} ${index % 2 ? 60 : -60} ${width / 4} 0t${width / 4} 0 ${width / 4} 0 ${width / 4} 0`;
  });
  return `<path fill="${background}" d="M0 0h${width}v${height}H0z"/><path d="${waves.join('')}" fill="none" stroke="${line}" stroke-width="3"/>`;
}

/** A complete SVG, over a view box of its own size unless another is given. */
export function toSvg(width: number, height: number, content: string, viewBox = `0 0 ${width} ${height}`): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`;
}
