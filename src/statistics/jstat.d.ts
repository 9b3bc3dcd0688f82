/** The part of jStat that is used here; it has no types of its own. */
declare module 'jstat' {
  const jStat: {
    normal: {
      cdf(x: number, mean: number, deviation: number): number;
      inv(probability: number, mean: number, deviation: number): number;
    };
    studentt: { inv(probability: number, degreesOfFreedom: number): number };
  };
  export default jStat;
}
