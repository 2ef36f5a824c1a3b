/** Texts of the question whether the cartons of a product fit into a lift. */
export const fitEn = {
  lead: 'Enter the measures of your lift in centimetres.',
  width: 'Width of the door',
  height: 'Height of the door',
  depth: 'Depth of the cabin',
  unreadable: 'Please enter a number in centimetres.',
  fits: (carton: string) => `It fits. The largest carton is ${carton}.`,
  tooLarge: (carton: string) => `The carton of ${carton} does not fit, however it is turned.`,
  ask: 'Ask us before you order',
};

export type FitMessages = typeof fitEn;
