import { expect, it } from 'vitest';
import { parseMultipart } from '../../src/node/multipart';

const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]);

it('a multipart body gives texts and files with their bytes, in their order', () => {
  const body = Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="mode"\r\n\r\npassive é\r\n--b\r\n'),
    Buffer.from(
      'Content-Disposition: form-data; name="selfie"; filename="a b.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
    ),
    Buffer.from(jpeg),
    Buffer.from('\r\n--b--\r\n'),
  ]);
  expect(parseMultipart(body, 'b')).toEqual([
    { name: 'mode', value: 'passive é' },
    { name: 'selfie', value: { name: 'a b.jpg', type: 'image/jpeg', bytes: jpeg } },
  ]);
  const unquoted = '--b\r\nContent-Disposition: form-data; name=mode\r\n\r\npassive\r\n--b--';
  expect(parseMultipart(Buffer.from(unquoted), 'b')).toEqual([{ name: 'mode', value: 'passive' }]);
  expect(parseMultipart(Buffer.from('no form'), 'b')).toEqual([]);
});
