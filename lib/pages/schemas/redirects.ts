import { z } from 'zod';

const address = z
  .string()
  .regex(
    /^\/[^?#\s]*(#[^#\s]+)?$/,
    'must be the English path of a page, with or without an anchor, such as /docs/intro#first',
  )
  .refine((value) => !/^[^#]+\/(#|$)/.test(value), 'must not end its path with a slash');

/** One address that has changed. */
const redirectSchema = z.strictObject({
  from: address.describe('The old path, or the old anchor on a page that still exists.'),
  to: address.describe('The new path or anchor.'),
});

export type RedirectInput = z.input<typeof redirectSchema>;

/** Every address that has changed. Each old one is listed once, and none leads to another old one. */
export const redirectsSchema = z.array(redirectSchema).superRefine((redirects, context) => {
  const olds = redirects.map(({ from }) => from);
  redirects.forEach(({ from, to }, index) => {
    if (olds.indexOf(from) !== index)
      context.addIssue({ code: 'custom', path: [index], message: `${from} is listed twice` });
    if (olds.includes(to)) {
      context.addIssue({ code: 'custom', path: [index], message: `${from} redirects to ${to}, which has moved too` });
    }
  });
});
