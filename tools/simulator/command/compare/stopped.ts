/** Why a comparison can't go on, without data of the project. */
export class Stopped extends Error {}
