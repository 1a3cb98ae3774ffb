import { describe, expect, it } from 'vitest';
import { getImageSize } from '@/lib/markdown/image-size.server';

describe('getImageSize', () => {
  it('reads the size of an image in public', () => {
    expect(getImageSize('/img/widget.svg')).toEqual({ width: 720, height: 420 });
  });

  it('reports an image in a format that pages do not show, and the formats that they do', () => {
    expect(() => getImageSize('/favicon.ico')).toThrow(/pages show no \.ico files[\s\S]*PNG, JPEG, GIF, WebP or AVIF/);
  });

  it('reports a missing image and where to put it', () => {
    expect(() => getImageSize('/img/nowhere.svg')).toThrow(
      /"\/img\/nowhere\.svg" cannot be read[\s\S]*public\/img\/nowhere\.svg/,
    );
  });
});
