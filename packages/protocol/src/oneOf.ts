import * as v from 'valibot';

type Option = v.GenericSchema & { readonly entries: Readonly<Record<string, v.GenericSchema>> };

const none = v.never();

/** A variant that goes straight to the option which the key names, where Valibot's tries one after another. */
export function oneOf<const Options extends readonly Option[]>(
  key: string,
  options: Options,
): v.GenericSchema<unknown, v.InferOutput<Options[number]>> {
  const byName = new Map<unknown, Option>(
    options.map((option) => [
      (option.entries[key] as v.LiteralSchema<string, undefined>).literal,
      option,
    ]),
  );
  return v.lazy((input) => {
    const name =
      typeof input === 'object' ? (input as Record<string, unknown> | null)?.[key] : undefined;
    return byName.get(name) ?? none;
  });
}
