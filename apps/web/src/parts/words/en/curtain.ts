export const curtain = {
  next: (name: string) => `${name}, it is your turn`,
  pass: (name: string) => `Hand the device to ${name}. Nobody's cards are shown until then.`,
  ready: (name: string) => `I am ${name}`,
};
