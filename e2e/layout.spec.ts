import { hydrated, scrollThrough, withoutPopup } from "./support/page";
import { expect, test } from "./support/test";

test.use({ films: false });
test.beforeEach(({ page }) => withoutPopup(page));

test.describe("not small", () => {
  test("the header leads everywhere", async ({ page }) => {
    await page.goto("/");
    const navigation = page.getByRole("navigation", { name: "Main" });
    for (const [name, href] of [
      ["Services", "/services/"],
      ["Our Works", "/our-works/"],
      ["About", "/about/"],
      ["Blogs", "/blogs/"],
      ["Clients", "/clients/"],
      ["Contact Us", "/contact/"],
    ] as const) {
      await expect(navigation.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
    }
    const banner = page.getByRole("banner");
    await expect(banner.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(banner.locator('a[href^="mailto:"]').first()).toBeVisible();
    for (const name of ["Facebook", "Instagram", "YouTube", "X", "LinkedIn", "Pinterest"]) {
      const link = banner.getByRole("link", { name, exact: true });
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
    }
  });

  test("the footer has its three columns and four flags", async ({ page }) => {
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    for (const name of ["Quick Links", "Industries", "Contact Info"]) {
      await expect(footer.getByRole("heading", { name, exact: true })).toBeVisible();
    }
    await expect(footer).toContainText("© 2025");
    for (const country of ["United Arab Emirates", "New Zealand", "India", "Australia"]) {
      await expect(footer.getByRole("img", { name: country })).toHaveCount(1);
    }
    for (const [name, href] of [
      ["Careers", /^mailto:/],
      ["Blogs", "/blogs/"],
      ["FAQ", "/#faq"],
      ["T&C", "/terms-of-use/"],
      ["Privacy Policy", "/privacy-policy/"],
    ] as const) {
      await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
    }
    await expect(footer.getByRole("link", { name: "Finance/Lending" })).toHaveAttribute("href", /^\/contact\//);
  });

  test("Tab begins with the skip link, which leads past the header", async ({ page }) => {
    await page.goto("/services/");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const inMain = await page.evaluate(() => document.activeElement?.closest("main") !== null);
    expect(inMain).toBe(true);
  });

  test("going to another page moves the focus to its heading and says where one is", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Clients" }).click();
    await page.waitForURL("**/clients/");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Clients" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  });

  test("moving inside the site loads no page anew", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.evaluate(() => {
      document.documentElement.dataset.kept = "yes";
    });
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services", exact: true }).click();
    await page.waitForURL("**/services/");
    await expect(page).toHaveTitle(/Services/);
    expect(await page.evaluate(() => document.documentElement.dataset.kept)).toBe("yes");
  });

  test("Back restores the place on the page", async ({ page }) => {
    await page.goto("/services/");
    const explore = page.getByRole("link", { name: "Explore Video Shoot" }).last();
    await hydrated(page);
    await explore.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(500);
    await explore.click();
    await page.waitForURL("**/services/video-shoot/");
    await expect(page.getByRole("form", { name: "Get in Touch" })).toBeAttached();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    // The directory notes the service in view as a fragment.
    await page.waitForURL(/\/services\/(#.*)?$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 100);
  });
});

test.describe("small", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu opens, names its state and holds the six links", async ({ page }) => {
    await page.goto("/team/");
    await hydrated(page.getByRole("button", { name: "Open menu" }));
    const open = page.getByRole("button", { name: "Open menu" });
    await expect(open).toHaveAttribute("aria-expanded", "false");
    await open.click();
    await expect(page.getByRole("button", { name: "Close menu" })).toHaveAttribute("aria-expanded", "true");
    for (const name of ["Services", "Our Works", "About", "Blog", "Clients", "Contact"]) {
      await expect(page.getByRole("banner").getByRole("link", { name, exact: true })).toBeVisible();
    }
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(open).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByRole("banner").getByRole("link", { name: "Our Works" })).toBeHidden();
  });

  test("Escape closes the menu and gives the focus back to its button", async ({ page }) => {
    await page.goto("/team/");
    await hydrated(page.getByRole("button", { name: "Open menu" }));
    await page.getByRole("button", { name: "Open menu" }).press("Enter");
    await expect(page.getByRole("button", { name: "Close menu" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  });

  test("a touch beside the menu closes it", async ({ page }) => {
    await page.goto("/team/");
    await hydrated(page.getByRole("button", { name: "Open menu" }));
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("button", { name: "Close menu" })).toBeVisible();
    await page.mouse.click(195, 650);
    await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
  });

  test("the contact panel opens in place of the menu", async ({ page }) => {
    await page.goto("/team/");
    await hydrated(page.getByRole("button", { name: "Open menu" }));
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("button", { name: "I'm Interested" }).click();
    const panel = page.getByRole("dialog", { name: "Contact Us" });
    await expect(panel).toBeVisible();
    await expect(page.getByTestId("menu-backdrop")).toHaveCount(0);
    await panel.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
  });

  test("choosing a link closes the menu and goes there", async ({ page }) => {
    await page.goto("/team/");
    await hydrated(page.getByRole("button", { name: "Open menu" }));
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Our Works" }).click();
    await page.waitForURL("**/our-works/");
    await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [320, 390, 767, 820]) {
    test(`every link of the header can be pressed at ${width}px, and the page begins below it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/team/");
      const header = page.getByRole("navigation", { name: "Main" });
      for (const name of ["Services", "Our Works", "About", "Blogs", "Clients", "Contact Us"]) {
        await header.getByRole("link", { name, exact: true }).click({ trial: true, timeout: 5000 });
      }
      const navigation = await header.boundingBox();
      const content = await page.getByRole("main").boundingBox();
      expect((navigation?.y ?? 0) + (navigation?.height ?? Infinity)).toBeLessThanOrEqual(content?.y ?? 0);
      await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
    });
  }
});

test.describe("without JavaScript on small screens", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the contact bar leads to the contact page", async ({ page }) => {
    await page.goto("/team/");
    await page.getByRole("link", { name: "I'm Interested" }).click();
    await page.waitForURL("**/contact/");
  });
});

test("pressing Tab through the contact page meets visible things only and ends at the footer", async ({ page }) => {
  test.slow();
  await page.goto("/contact/");
  await hydrated(page);
  const visited = new Set<string>();
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const { width, height } = element.getBoundingClientRect();
      return {
        name: `${element.tagName} ${element.textContent.trim().slice(0, 40)} ${element.getAttribute("href") ?? ""}`,
        visible:
          // A select may lie, clear, over what shows its value.
          element.checkVisibility({ visibilityProperty: true, opacityProperty: element.tagName !== "SELECT" }) &&
          width > 0 &&
          height > 0,
        inFooter: element.closest("footer") !== null,
      };
    });
    if (stop === undefined) break;
    expect(stop.visible, stop.name).toBe(true);
    visited.add(stop.inFooter ? "footer" : "page");
  }
  expect([...visited]).toEqual(["page", "footer"]);
});

test("the styles a page came with stay where they are, and none of them is added again", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      new MutationObserver((changes) => {
        const moved = changes.flatMap(({ removedNodes }) => [...removedNodes]);
        if (moved.some((node) => node.nodeName === "STYLE")) console.error("a style was moved");
      }).observe(document.head, { childList: true });
    });
  });
  await page.goto("/");
  await hydrated(page);
  await scrollThrough(page);
  const { served, repeated } = await page.evaluate(() => {
    const ids = document.querySelector<HTMLElement>("style[data-styles]")?.dataset.styles?.split(" ") ?? [];
    const added = [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode instanceof HTMLElement && ownerNode.dataset.emotion !== undefined)
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    return { served: ids.length, repeated: ids.filter((id) => added.some((rule) => rule.includes(`.css-${id}`))) };
  });
  expect(served).toBeGreaterThan(50);
  expect(repeated).toEqual([]);
});
