import type { Problem } from '@hand-and-foot/rulesets';

/** A sentence for every problem that rules can have, without its knob and its end. */
export type ProblemSayings = {
  [Name in Problem['problem']]: (problem: Extract<Problem, { problem: Name }>) => string;
};

/** Says problems with the knob they are about: "draw: must be a whole number from 1 to 5; it is 9." */
export function problemsSaid(sayings: ProblemSayings): (problem: Problem) => string {
  return (problem) => {
    const say = sayings[problem.problem] as (each: Problem) => string;
    const place = 'at' in problem && problem.at !== undefined ? `, ${problem.at}` : '';
    const sentence = `${problem.knob}${place}: ${say(problem)}`;
    return sentence.endsWith('?') ? sentence : `${sentence}.`;
  };
}
