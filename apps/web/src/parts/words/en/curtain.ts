export const curtain = {
  next: (name: string) => `${name}, it’s your turn`,
  pass: (name: string) =>
    `Hand the device to ${name}. The cards stay hidden until ${name} is ready.`,
  ready: (name: string) => `I’m ${name}`,
  undo: (name: string) => `I’m ${name}. Undo my last move`,
};
