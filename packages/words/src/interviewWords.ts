/** An interview about rules: its questions and possible answers, by their ids. */
export type InterviewWords = Readonly<
  Record<string, { readonly ask: string; readonly options: Readonly<Record<string, string>> }>
>;
