/** Why something is no pad file; `where` names the place, such as `rounds[0][1].books.clean`. */
export type Misfit =
  | { readonly misfit: 'format'; want: string }
  | { readonly misfit: 'wrong'; where: string; want: Wanted }
  | { readonly misfit: 'unknownKey'; where: string; key: string; nearest?: string }
  | { readonly misfit: 'tooManySides'; where: string; have: number; most: number };

export type Wanted =
  | 'object'
  | 'list'
  | 'wholeNumber'
  | 'trueOrFalse'
  | 'name'
  | 'players'
  | 'seat'
  | 'seating'
  | 'cards';

/** Thrown while a file is read, and caught where it is handed in. */
export class Misfitting extends Error {
  readonly misfit: Misfit;

  constructor(misfit: Misfit) {
    super(misfit.misfit);
    this.misfit = misfit;
  }
}

export function wrong(where: string, want: Wanted): Misfitting {
  return new Misfitting({ misfit: 'wrong', where, want });
}
