"""Colours of an image that a page has made."""

MANY_COLOURS = 60
"""Number of colours that an image has at least; plain text on a ground has fewer."""

COLOURS_OF = """async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: 200, height: 200 });
    const brush = canvas.getContext("2d");
    brush.imageSmoothingEnabled = false;
    brush.drawImage(image, 0, 0, 200, 200);
    return new Set(new Uint32Array(brush.getImageData(0, 0, 200, 200).data.buffer)).size;
}"""
