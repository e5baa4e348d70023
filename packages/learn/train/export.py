"""Writes a net as packages/bots/src/net/readNet.ts reads it."""

import base64
import json
import os

import numpy as np


def write_net(net, path):
    layers = [stored(layer) for layer in net.layers()]
    with open(path + ".part", "w") as file:
        json.dump({"layers": layers}, file)
    os.replace(path + ".part", path)


def stored(layer):
    weights = layer.weight.detach().float().cpu().numpy().T
    step = float(np.abs(weights).max()) / 32767 or 1.0
    whole = np.round(weights / step).astype("<i2")
    return {
        "inputs": weights.shape[0],
        "outputs": weights.shape[1],
        "weights": base64.b64encode(whole.tobytes()).decode(),
        "step": step,
        "biases": [float(bias) for bias in layer.bias.detach().float().cpu()],
    }
