import { container, image, type Node, text } from '@takumi-rs/helpers';
import { createPicture, renderImage } from '../render-image.server';
import { cover, drawPaper, drawPerson, drawScreen, drawWall, hand, people, room, toSvg } from './drawings';

interface Size {
  width: number;
  height: number;
}

const portrait = { width: 736, height: 920 };
const tiny = { width: 128, height: 128 };
const card = { width: 1012, height: 638 };
const passport = { width: 1012, height: 700 };
const { applicant, other } = people;
const wall = drawWall('#c9d3d8', '#eef2f3');
const selfie = wall + drawPerson(applicant);

/** The images of test mode by their name below `public/sandbox`. `npm run sample-images` writes them. */
export async function createSampleImages(): Promise<Map<string, Buffer>> {
  const ktp = await toPhoto(createKtp(), card);
  const drawn: [name: string, size: Size, node: Node][] = [
    ['selfie.jpg', portrait, toPicture(selfie)],
    ['selfie-other-person.jpg', portrait, toPicture(drawWall('#cfc6b4', '#efe9dd') + drawPerson(other))],
    ['face-covered.jpg', portrait, toPicture(wall + drawPerson({ ...applicant, extra: cover }))],
    ['two-faces.jpg', portrait, toPicture(wall + toSide(-96, other) + toSide(298, applicant))],
    ['no-face.jpg', portrait, toPicture(room)],
    ['face-not-live.jpg', portrait, toPicture(drawScreen(selfie))],
    ['hand-three.jpg', portrait, toPicture(wall + hand)],
    ...[0.05, 0.25, 0.5, 0.75, 1].map((turn, index): (typeof drawn)[number] => [
      `frame-${index + 1}.jpg`,
      portrait,
      toPicture(wall + drawPerson({ ...applicant, turn })),
    ]),
    ['ktp.jpg', toPhotoSize(card), ktp],
    ['passport.jpg', toPhotoSize(passport), await toPhoto(createPassport(), passport)],
    ['image-too-small.jpg', tiny, createPicture(toSvg(portrait.width, portrait.height, selfie), tiny.width)],
    ['document-unreadable.jpg', card, await blur(createKtp())],
  ];
  const files = new Map<string, Buffer>();
  for (const [name, size, node] of drawn) {
    const mark = text('SPECIMEN', {
      position: 'absolute',
      left: 296,
      top: size.height - 46,
      fontSize: 26,
      fontWeight: 700,
    });
    const style = { ...size, position: 'relative', fontFamily: 'Geist', color: '#ffffffb3' } as const;
    const marked = size === portrait ? container({ style, children: [node, mark] }) : node;
    files.set(`public/sandbox/${name}`, await renderImage(marked, { ...size, format: 'jpeg', quality: 66 }));
  }
  const [whole] = [...files.values()];
  files.set(
    'public/sandbox/image-damaged.jpg',
    Buffer.from(`damaged${whole?.toString('latin1').slice(7, 900)}`, 'latin1'),
  );
  return files;
}

function toPicture(drawing: string, { width, height }: Size = portrait): Node {
  return toImage(toSvg(width, height, drawing), { width, height });
}

function toImage(svg: string, { width, height }: Size, place: { left?: number; top?: number } = {}): Node {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return image({ src, style: { position: 'absolute', left: 0, top: 0, width, height, ...place } });
}

/** A person who takes half of the picture. */
function toSide(x: number, person: (typeof people)[keyof typeof people]): string {
  return `<svg x="${x}" y="204" width="560" height="720" viewBox="0 0 736 920">${drawPerson(person)}</svg>`;
}

function toPortrait(size: Size & { left: number; top: number }): Node {
  const { width, height, left, top } = size;
  const drawing = drawWall('#b8473f', '#c65a50') + drawPerson(applicant);
  return toImage(toSvg(width, height, drawing, '60 60 616 800'), size, { left, top });
}

/** Lines of text, each at its place from the left and top. */
function toLines(lines: readonly [left: number, top: number, size: number, value: string, weight?: number][]): Node[] {
  return lines.map(([left, top, fontSize, value, fontWeight = 500]) =>
    text(value, { position: 'absolute', left, top, fontSize, fontWeight }),
  );
}

function createDocument(size: Size, color: string, children: Node[]): Node {
  const specimen = text('SPECIMEN', {
    position: 'absolute',
    left: size.width * 0.16,
    top: size.height * 0.36,
    fontSize: 150,
    fontWeight: 800,
    color: '#b3261e59',
    transform: 'rotate(-18deg)',
  });
  const style = { ...size, position: 'relative', fontFamily: 'Geist', color } as const;
  return container({ style, children: [...children, specimen] });
}

/** An identity card of a person and a province that do not exist. */
function createKtp(): Node {
  return createDocument(card, '#14232e', [
    toPicture(drawPaper(card.width, card.height, ['#bfe0ee', '#9fcbe0']), card),
    ...toLines([
      [356, 28, 34, 'PROVINSI CONTOH', 700],
      [356, 72, 34, 'KABUPATEN CONTOH', 700],
      [44, 134, 46, 'NIK : 3171000000000000', 700],
      ...[
        ['Nama', 'CONTOH'],
        ['Tempat/Tgl Lahir', 'CONTOH, 01-01-1990'],
        ['Jenis Kelamin', 'PEREMPUAN'],
        ['Alamat', 'JL. CONTOH NO. 0'],
        ['RT/RW', '000/000'],
        ['Kel/Desa', 'CONTOH'],
        ['Kecamatan', 'CONTOH'],
        ['Agama', 'CONTOH'],
        ['Status Perkawinan', 'BELUM KAWIN'],
        ['Pekerjaan', 'KARYAWAN SWASTA'],
        ['Kewarganegaraan', 'WNI'],
        ['Berlaku Hingga', 'SEUMUR HIDUP'],
      ].flatMap(([label = '', value = ''], index): [number, number, number, string, number?][] => [
        [44, 202 + index * 34, 25, label],
        [292, 202 + index * 34, 25, `: ${value}`, 700],
      ]),
      [548, 270, 25, 'Gol. Darah : O', 700],
    ]),
    toPortrait({ width: 246, height: 320, left: 724, top: 196 }),
    ...toLines([[764, 540, 26, 'CONTOH', 700]]),
  ]);
}

/** The photo page of the specimen passport of the ICAO standard (Doc 9303), whose country is Utopia. */
function createPassport(): Node {
  const zone = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];
  const letters = zone.flatMap((line, row) =>
    [...line].map((letter, index) =>
      text(letter, {
        position: 'absolute',
        left: 46 + index * 21,
        top: 588 + row * 46,
        width: 21,
        fontSize: 29,
        textAlign: 'center',
      }),
    ),
  );
  return createDocument(passport, '#1d1a2b', [
    toPicture(drawPaper(passport.width, passport.height, ['#efe3d3', '#e0cbb2']), passport),
    toPicture(`<path fill="#fbf8f3" d="M0 566h1012v134H0z"/>`, passport),
    toPortrait({ width: 262, height: 340, left: 46, top: 160 }),
    ...toLines([
      [46, 36, 46, 'PASSPORT', 700],
      [346, 44, 34, 'UTOPIA', 700],
      ...[
        ['Type', 'P'],
        ['Passport No.', 'L898902C3'],
        ['Surname', 'ERIKSSON'],
        ['Given names', 'ANNA MARIA'],
        ['Nationality', 'UTOPIAN'],
        ['Date of birth', '12 AUG 1974'],
        ['Date of expiry', '15 APR 2012'],
      ].flatMap(([label = '', value = ''], index): [number, number, number, string, number?][] => [
        [346, 104 + index * 64, 18, label],
        [346, 130 + index * 64, 28, value, 700],
      ]),
    ]),
    ...letters,
  ]);
}

function toPhotoSize({ width, height }: Size): Size {
  return { width: Math.round(width * 0.62), height: Math.round(height * 0.62) };
}

/** A document at a size whose file stays small. */
async function toPhoto(node: Node, size: Size): Promise<Node> {
  const src = `data:image/png;base64,${(await renderImage(node, size)).toString('base64')}`;
  return image({ src, style: { ...toPhotoSize(size) } });
}

/** A photo of a document out of focus and under a lamp. */
async function blur(node: Node): Promise<Node> {
  const picture = (await renderImage(node, card)).toString('base64');
  const drawing = [
    '<defs><filter id="blur"><feGaussianBlur stdDeviation="16"/></filter>',
    '<radialGradient id="lamp" cx="0.62" cy="0.4" r="0.42"><stop offset="0.3" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>',
    '<path fill="#5a5048" d="M0 0h1012v638H0z"/><g filter="url(#blur)">',
    `<image href="data:image/png;base64,${picture}" width="1012" height="638" transform="translate(90 150) rotate(-11) scale(0.8)"/></g>`,
    '<path fill="url(#lamp)" d="M0 0h1012v638H0z"/>',
  ];
  return toPicture(drawing.join(''), card);
}
