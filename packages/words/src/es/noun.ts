/** A noun with what articles, numbers and adjectives must agree with. */
export interface Noun {
  one: string;
  many: string;
  gender: 'm' | 'f';
}

export function masculine(one: string, many: string): Noun {
  return { one, many, gender: 'm' };
}

export function feminine(one: string, many: string): Noun {
  return { one, many, gender: 'f' };
}

/** The first form or the second, as the noun is masculine or feminine. */
export function agree(noun: Noun, m: string, f: string): string {
  return noun.gender === 'm' ? m : f;
}

/** "un libro", "una pila". */
export function un(noun: Noun): string {
  return `${agree(noun, 'un', 'una')} ${noun.one}`;
}

/** "los libros", "las pilas". */
export function los(noun: Noun): string {
  return `${agree(noun, 'los', 'las')} ${noun.many}`;
}

/** The noun with an adjective whose masculine ends in -o: "pilas limpias". */
export function withAdjective(noun: Noun, stem: string): Noun {
  const ending = agree(noun, 'o', 'a');
  return {
    one: `${noun.one} ${stem}${ending}`,
    many: `${noun.many} ${stem}${ending}s`,
    gender: noun.gender,
  };
}
