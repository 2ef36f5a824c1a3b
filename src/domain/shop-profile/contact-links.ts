/** Opens a chat, in the app or on the web, with the text ready to send. */
export function whatsappLink(number: string, text?: string): string {
  const chat = `https://wa.me/${digitsOf(number)}`;
  return text ? `${chat}?text=${percentEncoded(text)}` : chat;
}

export function telephoneLink(number: string): string {
  return `tel:+${digitsOf(number)}`;
}

export function mailLink(address: string, subject?: string): string {
  // RFC 6068: the @ stays, everything else that could end the address or start a header does not.
  const mailbox = `mailto:${percentEncoded(address).replaceAll('%40', '@')}`;
  return subject ? `${mailbox}?subject=${percentEncoded(subject)}` : mailbox;
}

/** Opens a mail to whomever the sender chooses. */
export function forwardLink(subject: string, text: string): string {
  return `mailto:?subject=${percentEncoded(subject)}&body=${percentEncoded(text)}`;
}

/** '+974 4400 0000': Qatar prints its eight digits four and four; other numbers stay as they are. */
export function displayPhone(number: string): string {
  const qatari = /^974(\d{4})(\d{4})$/.exec(digitsOf(number));
  return qatari ? `+974 ${qatari[1]} ${qatari[2]}` : number.trim();
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}

function percentEncoded(text: string): string {
  // Half an emoji, left by a text cut to length, would make encodeURIComponent throw.
  return encodeURIComponent(text.toWellFormed());
}
