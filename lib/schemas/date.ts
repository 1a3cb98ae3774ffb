import { z } from 'zod';

/** A day as writers put it, such as 2026-03-14. Days that no calendar has are faults. */
export const dateSchema = z.iso
  .date({ message: 'must be a day of the calendar such as 2026-03-14' })
  .transform((day) => new Date(day));
