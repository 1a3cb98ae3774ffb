/**
 * Address that opens a chat with the company on WhatsApp.
 * @param phone the company's telephone number as people write it; all but its digits is left out
 * @param text the message that the reader finds written, and may change before sending it
 */
export function buildChatLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
