/** Together, because most of their code is the same: apart, the portfolio would load in more files and more bytes. */
export { ImagesPage } from "./images/ImagesPage";
export { Portfolio } from "./Portfolio";
