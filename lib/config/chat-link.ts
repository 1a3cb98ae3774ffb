/**
 * Address that opens a chat with the company on WhatsApp.
 * @param phone the company's telephone number in any notation; only its digits are used
 * @param text the prefilled message, which the reader can edit before sending
 */
export function buildChatLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
