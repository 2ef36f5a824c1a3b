/** Link to a WhatsApp chat with a prefilled text. */
export function whatsappLink(number: string, text?: string): string {
  const chat = `https://wa.me/${digitsOf(number)}`;
  return text ? `${chat}?text=${percentEncoded(text)}` : chat;
}

export function telephoneLink(number: string): string {
  return `tel:+${digitsOf(number)}`;
}

export function mailLink(address: string, subject?: string): string {
  // RFC 6068: everything except the @ is encoded, because it could end the address or start a header.
  const mailbox = `mailto:${percentEncoded(address).replaceAll('%40', '@')}`;
  return subject ? `${mailbox}?subject=${percentEncoded(subject)}` : mailbox;
}

/** Mailto link without a recipient, to forward a text. */
export function forwardLink(subject: string, text: string): string {
  return `mailto:?subject=${percentEncoded(subject)}&body=${percentEncoded(text)}`;
}

/** Formats a Qatari number as '+974 4400 0000'; other numbers stay unchanged. */
export function displayPhone(number: string): string {
  const qatari = /^974(\d{4})(\d{4})$/.exec(digitsOf(number));
  return qatari ? `+974 ${qatari[1]} ${qatari[2]}` : number.trim();
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}

function percentEncoded(text: string): string {
  // A lone surrogate, left by truncation, would make encodeURIComponent throw.
  return encodeURIComponent(text.toWellFormed());
}
